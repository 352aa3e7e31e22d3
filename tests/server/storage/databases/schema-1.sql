-- Written by the version with schema 1. Runs on SQLite; for PostgreSQL BLOB is BYTEA and X'..' is '\x..'.
CREATE TABLE house (
  name VARCHAR(20) NOT NULL,
  value VARCHAR(80) NOT NULL,
  PRIMARY KEY (name)
);
INSERT INTO house VALUES ('schema', '1');
CREATE TABLE tables (
  id VARCHAR(20) NOT NULL,
  game VARCHAR(20) NOT NULL,
  rules INTEGER NOT NULL,
  options TEXT NOT NULL,
  deal TEXT NOT NULL,
  turn_limit INTEGER,
  pace VARCHAR(20) NOT NULL,
  hints INTEGER NOT NULL,
  created BIGINT NOT NULL,
  acted INTEGER NOT NULL,
  asked INTEGER,
  rematch_of VARCHAR(20),
  PRIMARY KEY (id),
  UNIQUE (rematch_of),
  FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO tables VALUES ('zuv9zzckq8', 'classic', 1, '{"players":3,"colours":["red","yellow","blue"],"first":0,"cards":3,"events":false,"way_home":true}', '{"tiles":[{"number":34,"openings":3},{"number":33,"openings":12},{"number":16,"openings":7},{"number":19,"openings":11},{"number":42,"openings":5},{"number":30,"openings":6},{"number":26,"openings":6},{"number":38,"openings":5},{"number":18,"openings":11},{"number":27,"openings":9},{"number":29,"openings":3},{"number":48,"openings":10},{"number":17,"openings":13},{"number":21,"openings":11},{"number":47,"openings":10},{"number":39,"openings":5},{"number":49,"openings":10},{"number":41,"openings":10},{"number":32,"openings":6},{"number":46,"openings":10},{"number":45,"openings":5},{"number":28,"openings":3},{"number":37,"openings":9},{"number":35,"openings":12},{"number":24,"openings":3},{"number":23,"openings":3},{"number":36,"openings":12},{"number":40,"openings":5},{"number":25,"openings":6},{"number":20,"openings":14},{"number":44,"openings":5},{"number":43,"openings":10},{"number":31,"openings":12}],"spare":{"number":22,"openings":6},"cards":[["book","candelabrum","skull"],["chest","emerald","fairy"],["bat","crown","lizard"]],"first":0}', NULL, 'instant', 1, 1794846762, 15, 0, NULL);
INSERT INTO tables VALUES ('6grugbqyf3', 'classic', 1, '{"players":2,"colours":["red","blue"],"first":0,"cards":1,"events":false,"way_home":true}', '{"tiles":[{"number":24,"openings":9},{"number":41,"openings":10},{"number":38,"openings":5},{"number":27,"openings":3},{"number":22,"openings":9},{"number":40,"openings":5},{"number":42,"openings":10},{"number":25,"openings":3},{"number":31,"openings":9},{"number":18,"openings":14},{"number":33,"openings":6},{"number":32,"openings":12},{"number":34,"openings":3},{"number":39,"openings":5},{"number":35,"openings":3},{"number":37,"openings":9},{"number":43,"openings":10},{"number":47,"openings":10},{"number":16,"openings":14},{"number":48,"openings":5},{"number":21,"openings":11},{"number":20,"openings":14},{"number":17,"openings":14},{"number":26,"openings":9},{"number":28,"openings":3},{"number":36,"openings":6},{"number":44,"openings":10},{"number":29,"openings":9},{"number":19,"openings":13},{"number":23,"openings":3},{"number":49,"openings":5},{"number":30,"openings":12},{"number":46,"openings":10}],"spare":{"number":45,"openings":10},"cards":[["crown"],["owl"]],"first":0}', NULL, 'instant', 1, 1794846767, 8, NULL, NULL);
INSERT INTO tables VALUES ('5vqpd8vd77', 'master', 1, '{"players":2,"colours":["red","blue"],"first":0,"short":true}', '{"tiles":[{"number":33,"openings":12},{"number":36,"openings":3},{"number":43,"openings":10},{"number":19,"openings":14},{"number":22,"openings":9},{"number":28,"openings":9},{"number":48,"openings":10},{"number":29,"openings":12},{"number":46,"openings":10},{"number":41,"openings":10},{"number":31,"openings":3},{"number":18,"openings":11},{"number":24,"openings":12},{"number":25,"openings":3},{"number":44,"openings":5},{"number":27,"openings":12},{"number":42,"openings":10},{"number":20,"openings":7},{"number":38,"openings":5},{"number":35,"openings":6},{"number":32,"openings":9},{"number":30,"openings":12},{"number":26,"openings":9},{"number":23,"openings":6},{"number":21,"openings":14},{"number":49,"openings":5},{"number":34,"openings":12},{"number":40,"openings":10},{"number":39,"openings":10},{"number":17,"openings":7},{"number":16,"openings":13},{"number":37,"openings":6},{"number":47,"openings":5}],"spare":{"number":45,"openings":10},"treasures":[3,6,1,5,1,5,2,4,2,3,4,6],"gaze":4,"cards":[[1,2,2,4,5,6,7,8,8,10,12,12],[1,3,3,4,5,6,7,9,9,10,11,11]],"first":0}', NULL, 'calm', 1, 1794846768, 0, 0, NULL);
INSERT INTO tables VALUES ('jfxy5t2448', 'towers', 1, '{"players":2,"colours":["red","blue"],"first":0,"children":[]}', '{"tiles":[{"number":17,"openings":3},{"number":10,"openings":11},{"number":15,"openings":3},{"number":21,"openings":5},{"number":24,"openings":5},{"number":12,"openings":9},{"number":16,"openings":3},{"number":22,"openings":5},{"number":23,"openings":10},{"number":20,"openings":10},{"number":13,"openings":6},{"number":14,"openings":12},{"number":19,"openings":9},{"number":18,"openings":12},{"number":9,"openings":13},{"number":11,"openings":11}],"spare":{"number":25,"openings":5},"cards":[["candelabrum","emerald","helmet","map","ring","sword"],["book","chest","crown","keys","purse","skull"]],"first":0}', NULL, 'instant', 1, 1794846768, 10, 0, NULL);
INSERT INTO tables VALUES ('d4zwfk66nw', 'classic', 1, '{"players":2,"colours":["red","blue"],"first":0,"cards":1,"events":false,"way_home":true}', '{"tiles":[{"number":17,"openings":14},{"number":29,"openings":9},{"number":16,"openings":14},{"number":33,"openings":9},{"number":30,"openings":6},{"number":35,"openings":6},{"number":48,"openings":10},{"number":44,"openings":5},{"number":25,"openings":6},{"number":34,"openings":6},{"number":24,"openings":12},{"number":28,"openings":6},{"number":18,"openings":7},{"number":23,"openings":12},{"number":32,"openings":9},{"number":43,"openings":5},{"number":38,"openings":10},{"number":37,"openings":3},{"number":42,"openings":10},{"number":22,"openings":9},{"number":47,"openings":10},{"number":26,"openings":9},{"number":31,"openings":6},{"number":21,"openings":7},{"number":41,"openings":5},{"number":46,"openings":5},{"number":39,"openings":10},{"number":45,"openings":10},{"number":19,"openings":13},{"number":27,"openings":6},{"number":49,"openings":10},{"number":40,"openings":5},{"number":36,"openings":6}],"spare":{"number":20,"openings":7},"cards":[["ghost"],["spider"]],"first":0}', NULL, 'instant', 1, 1794846768, 2, 0, '6grugbqyf3');
CREATE TABLE seats (
  "table" VARCHAR(20) NOT NULL,
  seat INTEGER NOT NULL,
  name VARCHAR(80) NOT NULL,
  kind VARCHAR(10) NOT NULL,
  bot VARCHAR(10),
  invitation VARCHAR(64),
  PRIMARY KEY ("table", seat),
  FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO seats VALUES ('zuv9zzckq8', 0, 'me red', 'me', NULL, NULL);
INSERT INTO seats VALUES ('zuv9zzckq8', 1, 'friend', 'link', NULL, NULL);
INSERT INTO seats VALUES ('zuv9zzckq8', 2, 'bot blue', 'bot', 'easy', NULL);
INSERT INTO seats VALUES ('6grugbqyf3', 0, 'me red', 'me', NULL, NULL);
INSERT INTO seats VALUES ('6grugbqyf3', 1, 'friend', 'link', NULL, NULL);
INSERT INTO seats VALUES ('d4zwfk66nw', 0, 'me red', 'me', NULL, NULL);
INSERT INTO seats VALUES ('d4zwfk66nw', 1, 'friend', 'link', NULL, NULL);
INSERT INTO seats VALUES ('5vqpd8vd77', 0, 'Ada', 'me', NULL, NULL);
INSERT INTO seats VALUES ('5vqpd8vd77', 1, '', 'link', NULL, 'add4b117b51e32b1a7f23bbdacc0291d491424b5aa327a40fdee7c86eeae64e4');
INSERT INTO seats VALUES ('jfxy5t2448', 0, 'me red', 'me', NULL, NULL);
INSERT INTO seats VALUES ('jfxy5t2448', 1, 'here blue', 'here', 'normal', NULL);
CREATE TABLE tokens (
  fingerprint VARCHAR(64) NOT NULL,
  "table" VARCHAR(20) NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY (fingerprint),
  FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO tokens VALUES ('e07e50bdf3147712bb3128359d38a704c855d6cff4bcab0a34eb5c714a1b7a0b', 'zuv9zzckq8', 0);
INSERT INTO tokens VALUES ('bd911fe29fea1637a45ba83d66694a003462c436021d482f152a2a00ddfba540', 'zuv9zzckq8', 1);
INSERT INTO tokens VALUES ('c2bd56987dd3950f840621bc5c027f28e293158199372cf5c453f88bc976842f', '6grugbqyf3', 0);
INSERT INTO tokens VALUES ('786a4dd3763e381ec7de8b96533b271f0baad97211f7ecf7ed072be3b714c6ff', '6grugbqyf3', 1);
INSERT INTO tokens VALUES ('8567d443f114d822bc86c8cd5f23637c74a7817fdec755f94504ce82dfd355c5', 'd4zwfk66nw', 0);
INSERT INTO tokens VALUES ('f4a3b991043663c922af3b2f25612b3e6f64099dfd83ed6a56c49a99a0bb473f', '5vqpd8vd77', 0);
INSERT INTO tokens VALUES ('6c770cf6673c264fa506a1b2884bb9e548efd89d8686c213c7fdfe1b7df5915d', 'jfxy5t2448', 0);
INSERT INTO tokens VALUES ('be70ecb588473d45cf7278457be80d379e3ef2cf69a633bc68aa785c5647a684', 'jfxy5t2448', 1);
CREATE TABLE actions (
  "table" VARCHAR(20) NOT NULL,
  number INTEGER NOT NULL,
  action TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY ("table", number),
  FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO actions VALUES ('zuv9zzckq8', 1, '{"type":"draw","card":"skull"}', 1794846762432);
INSERT INTO actions VALUES ('zuv9zzckq8', 2, '{"type":"draw","card":"emerald"}', 1794846762432);
INSERT INTO actions VALUES ('zuv9zzckq8', 3, '{"type":"draw","card":"bat"}', 1794846762432);
INSERT INTO actions VALUES ('zuv9zzckq8', 4, '{"type":"push","arrow":"E2","turn":2}', 1794846762914);
INSERT INTO actions VALUES ('zuv9zzckq8', 5, '{"type":"walk","cell":22}', 1794846762953);
INSERT INTO actions VALUES ('zuv9zzckq8', 6, '{"type":"push","arrow":"S4","turn":1}', 1794846762960);
INSERT INTO actions VALUES ('zuv9zzckq8', 7, '{"type":"walk","cell":31}', 1794846762964);
INSERT INTO actions VALUES ('zuv9zzckq8', 8, '{"type":"push","arrow":"W2","turn":2}', 1794846765465);
INSERT INTO actions VALUES ('zuv9zzckq8', 9, '{"type":"walk","cell":40}', 1794846765481);
INSERT INTO actions VALUES ('zuv9zzckq8', 10, '{"type":"push","arrow":"N2","turn":3}', 1794846765500);
INSERT INTO actions VALUES ('zuv9zzckq8', 11, '{"type":"walk","cell":19}', 1794846765527);
INSERT INTO actions VALUES ('zuv9zzckq8', 12, '{"type":"push","arrow":"N6","turn":0}', 1794846765543);
INSERT INTO actions VALUES ('zuv9zzckq8', 13, '{"type":"walk","cell":31}', 1794846765559);
INSERT INTO actions VALUES ('zuv9zzckq8', 14, '{"type":"push","arrow":"N6","turn":0}', 1794846765583);
INSERT INTO actions VALUES ('zuv9zzckq8', 15, '{"type":"walk","cell":24}', 1794846765607);
INSERT INTO actions VALUES ('6grugbqyf3', 1, '{"type":"draw","card":"crown"}', 1794846767040);
INSERT INTO actions VALUES ('6grugbqyf3', 2, '{"type":"draw","card":"owl"}', 1794846767040);
INSERT INTO actions VALUES ('6grugbqyf3', 3, '{"type":"push","arrow":"N2","turn":0}', 1794846767488);
INSERT INTO actions VALUES ('6grugbqyf3', 4, '{"type":"walk","cell":16}', 1794846767529);
INSERT INTO actions VALUES ('6grugbqyf3', 5, '{"type":"push","arrow":"N4","turn":1}', 1794846767548);
INSERT INTO actions VALUES ('6grugbqyf3', 6, '{"type":"walk","cell":8}', 1794846767609);
INSERT INTO actions VALUES ('6grugbqyf3', 7, '{"type":"push","arrow":"W4","turn":0}', 1794846767635);
INSERT INTO actions VALUES ('6grugbqyf3', 8, '{"type":"walk","cell":0}', 1794846767658);
INSERT INTO actions VALUES ('d4zwfk66nw', 1, '{"type":"draw","card":"ghost"}', 1794846768169);
INSERT INTO actions VALUES ('d4zwfk66nw', 2, '{"type":"draw","card":"spider"}', 1794846768169);
INSERT INTO actions VALUES ('jfxy5t2448', 1, '{"type":"draw-spell","spell":"down"}', 1794846768493);
INSERT INTO actions VALUES ('jfxy5t2448', 2, '{"type":"draw-spell","spell":"down"}', 1794846768493);
INSERT INTO actions VALUES ('jfxy5t2448', 3, '{"type":"draw","card":"ring"}', 1794846768493);
INSERT INTO actions VALUES ('jfxy5t2448', 4, '{"type":"draw","card":"chest"}', 1794846768493);
INSERT INTO actions VALUES ('jfxy5t2448', 5, '{"type":"push","arrow":"E2","turn":1}', 1794846768634);
INSERT INTO actions VALUES ('jfxy5t2448', 6, '{"type":"walk","cell":10,"up":0,"down":0,"joker":0}', 1794846768721);
INSERT INTO actions VALUES ('jfxy5t2448', 7, '{"type":"draw-spell","spell":"joker"}', 1794846768721);
INSERT INTO actions VALUES ('jfxy5t2448', 8, '{"type":"push","arrow":"N4","turn":2}', 1794846768751);
INSERT INTO actions VALUES ('jfxy5t2448', 9, '{"type":"walk","cell":18,"up":0,"down":0,"joker":0}', 1794846768763);
INSERT INTO actions VALUES ('jfxy5t2448', 10, '{"type":"draw-spell","spell":"joker"}', 1794846768763);
CREATE TABLE replays (
  id VARCHAR(20) NOT NULL,
  fingerprint VARCHAR(64) NOT NULL,
  record BLOB NOT NULL,
  created BIGINT NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (fingerprint)
);
INSERT INTO replays VALUES ('ypvfbt7cqg', 'c8cef10ab4653f09b181492faccaeedb2f3ce6a2434be1f3fc2798d4355b973e', X'7b22666f726d6174223a312c2267616d65223a22636c6173736963222c2272756c6573223a312c226f7074696f6e73223a7b22706c6179657273223a322c22636f6c6f757273223a5b22726564222c22626c7565225d2c226669727374223a302c226361726473223a312c226576656e7473223a66616c73652c227761795f686f6d65223a747275657d2c227365617473223a5b7b226e616d65223a226d6520726564222c22626f74223a6e756c6c7d2c7b226e616d65223a22667269656e64222c22626f74223a6e756c6c7d5d2c227475726e5f6c696d6974223a6e756c6c2c226465616c223a7b2274696c6573223a5b7b226e756d626572223a32342c226f70656e696e6773223a397d2c7b226e756d626572223a34312c226f70656e696e6773223a31307d2c7b226e756d626572223a33382c226f70656e696e6773223a357d2c7b226e756d626572223a32372c226f70656e696e6773223a337d2c7b226e756d626572223a32322c226f70656e696e6773223a397d2c7b226e756d626572223a34302c226f70656e696e6773223a357d2c7b226e756d626572223a34322c226f70656e696e6773223a31307d2c7b226e756d626572223a32352c226f70656e696e6773223a337d2c7b226e756d626572223a33312c226f70656e696e6773223a397d2c7b226e756d626572223a31382c226f70656e696e6773223a31347d2c7b226e756d626572223a33332c226f70656e696e6773223a367d2c7b226e756d626572223a33322c226f70656e696e6773223a31327d2c7b226e756d626572223a33342c226f70656e696e6773223a337d2c7b226e756d626572223a33392c226f70656e696e6773223a357d2c7b226e756d626572223a33352c226f70656e696e6773223a337d2c7b226e756d626572223a33372c226f70656e696e6773223a397d2c7b226e756d626572223a34332c226f70656e696e6773223a31307d2c7b226e756d626572223a34372c226f70656e696e6773223a31307d2c7b226e756d626572223a31362c226f70656e696e6773223a31347d2c7b226e756d626572223a34382c226f70656e696e6773223a357d2c7b226e756d626572223a32312c226f70656e696e6773223a31317d2c7b226e756d626572223a32302c226f70656e696e6773223a31347d2c7b226e756d626572223a31372c226f70656e696e6773223a31347d2c7b226e756d626572223a32362c226f70656e696e6773223a397d2c7b226e756d626572223a32382c226f70656e696e6773223a337d2c7b226e756d626572223a33362c226f70656e696e6773223a367d2c7b226e756d626572223a34342c226f70656e696e6773223a31307d2c7b226e756d626572223a32392c226f70656e696e6773223a397d2c7b226e756d626572223a31392c226f70656e696e6773223a31337d2c7b226e756d626572223a32332c226f70656e696e6773223a337d2c7b226e756d626572223a34392c226f70656e696e6773223a357d2c7b226e756d626572223a33302c226f70656e696e6773223a31327d2c7b226e756d626572223a34362c226f70656e696e6773223a31307d5d2c227370617265223a7b226e756d626572223a34352c226f70656e696e6773223a31307d2c226361726473223a5b5b2263726f776e225d2c5b226f776c225d5d2c226669727374223a307d2c22616374696f6e73223a5b7b2274797065223a2264726177222c2263617264223a2263726f776e227d2c7b2274797065223a2264726177222c2263617264223a226f776c227d2c7b2274797065223a2270757368222c226172726f77223a224e32222c227475726e223a307d2c7b2274797065223a2277616c6b222c2263656c6c223a31367d2c7b2274797065223a2270757368222c226172726f77223a224e34222c227475726e223a317d2c7b2274797065223a2277616c6b222c2263656c6c223a387d2c7b2274797065223a2270757368222c226172726f77223a225734222c227475726e223a307d2c7b2274797065223a2277616c6b222c2263656c6c223a307d5d2c22726573756c74223a7b2277696e6e657273223a5b305d2c2273636f726573223a5b312c305d2c227475726e73223a332c22656e646564223a22776f6e227d7d', 1794846769);
CREATE INDEX tables_asked ON tables (asked);

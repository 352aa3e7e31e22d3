// `node server.js [FOLDER]`: a boardgame.io server, in memory or with files in this folder; prints its address.

const { Server, FlatFile } = require('boardgame.io/dist/cjs/server.js');
const game = require('./game.js');

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [game], db, origins: [/localhost/] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://localhost:${appServer.address().port}/`));

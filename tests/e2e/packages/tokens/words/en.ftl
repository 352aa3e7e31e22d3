tokens-name = Tokens
tokens-tagline = Four tokens win
tokens-action-take = { $count ->
    [one] Take one token
   *[other] Take { $count } tokens
  }
tokens-log-took = { $you ->
    [yes] You took
   *[no] { $who } took
  } **{ $count }**
tokens-refused-K1 = Walk first, then take one or two tokens.

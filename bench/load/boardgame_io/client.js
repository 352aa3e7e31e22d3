// The same as ../client.py for a boardgame.io server: `node client.js PLAN`. It speaks to socket.io directly, as
// boardgame.io's own client would cost more than its server.

const readline = require('node:readline');
const { io } = require('socket.io-client');

const OPENED_AT_ONCE = 20;
const LAST_ANSWERS_WITHIN = 3000; // milliseconds after the end

const plan = JSON.parse(process.argv[2]);
const address = `http://127.0.0.1:${plan.ports[0]}/maze`;
const outcome = { answered: 0, unanswered: 0, trips: [], later: [] };
let begin = 0;
let end = 0;
let quiet = 0;

const random = (below) => Math.floor(Math.random() * below);
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Game {
  constructor(number) {
    this.match = `match-${process.pid}-${number}`;
    this.sent = new Map(); // by the number of the state to which an action leads
    this.due = Math.random() * plan.pace * 1000;
    this.acted = 0;
    this.answered = 0;
  }

  async open() {
    this.sockets = [];
    for (const seat of ['0', '1']) {
      const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
      this.sockets.push(socket);
      this.state = await new Promise((resolve, reject) => {
        socket.on('connect_error', reject);
        socket.on('connect', () => socket.emit('sync', this.match, seat, undefined, 2));
        socket.once('sync', (_, sync) => resolve(sync.state));
      });
      socket.on('update', (_, state) => this.heard(seat, state, performance.now()));
    }
  }

  start() {
    this.asked(this.state);
  }

  asked(state) {
    if (plan.most && this.acted >= plan.most) return;
    if (plan.pace) {
      const wait = begin + this.due - Date.now();
      this.due += plan.pace * 1000;
      setTimeout(() => this.act(state), Math.max(0, wait));
    } else {
      this.act(state);
    }
  }

  act(state) {
    if (Date.now() >= end) return;
    const seat = state.ctx.currentPlayer;
    const payload = { type: 'push', args: [random(12), random(4)], playerID: seat };
    this.sent.set(state._stateID + 1, { seat, at: performance.now() });
    outcome.unanswered += 1;
    this.acted += 1;
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, seat);
  }

  heard(seat, state, now) {
    const sent = this.sent.get(state._stateID);
    if (sent) this.note(sent, seat, now, state._stateID);
    if (seat === state.ctx.currentPlayer) this.asked(state);
  }

  note(sent, seat, now, number) {
    if (seat === sent.seat) {
      sent.own = now;
      outcome.trips.push((now - sent.at) / 1000);
      outcome.unanswered -= 1;
      if (Date.now() < end) outcome.answered += 1;
      this.answered += 1;
      if (this.answered === plan.most) quiet += 1;
    } else {
      sent.other = now;
    }
    if (sent.own !== undefined && sent.other !== undefined) {
      outcome.later.push((sent.other - sent.own) / 1000);
      this.sent.delete(number);
    }
  }
}

async function main() {
  const input = readline.createInterface({ input: process.stdin });
  input.on('close', () => process.exit());
  const games = Array.from({ length: plan.games }, (_, number) => new Game(number));
  for (let first = 0; first < games.length; first += OPENED_AT_ONCE) {
    await Promise.all(games.slice(first, first + OPENED_AT_ONCE).map((game) => game.open()));
  }
  const told = new Promise((resolve) => input.once('line', resolve));
  console.log('ready');
  begin = Number(await told) * 1000;
  end = begin + plan.seconds * 1000;
  await sleep(begin - Date.now());
  games.forEach((game) => game.start());
  while (Date.now() < end && !(plan.most && quiet === plan.games)) await sleep(20);
  const last = Date.now() + LAST_ANSWERS_WITHIN;
  while (outcome.unanswered && Date.now() < last) await sleep(20);
  console.log(JSON.stringify(outcome));
}

main();

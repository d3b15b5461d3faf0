// A program that loads this file first has a clock that tests can move. SIGUSR2 moves the clock forward by one hour,
// and the next SIGUSR2 moves it back. Timers are not affected, as in a real clock jump.
const hourMs = 3_600_000;
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offsetMs] : args, newTarget) as object,
  apply: () => new RealDate(RealDate.now() + offsetMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + offsetMs : (Reflect.get(target, name, receiver) as unknown),
});
process.on('SIGUSR2', () => {
  offsetMs = offsetMs === 0 ? hourMs : 0;
});

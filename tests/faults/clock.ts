/** Preloaded into a server: its clock jumps by FAULT_CLOCK_MS when it gets SIGUSR2, and back at the next. */

const RealDate = Date;
let offset = 0;

process.on('SIGUSR2', () => {
  offset = offset === 0 ? Number(process.env.FAULT_CLOCK_MS ?? 0) : 0;
});

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, asked) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offset] : args, asked),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name, receiver),
});

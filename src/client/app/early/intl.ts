// The first use of Intl reads the tables of every locale, 20 ms on a good machine: done while the rest of the app is
// still on its way, nobody waits for it. Each in a task of its own, so that a finger waits for neither.
new Intl.NumberFormat()
setTimeout(() => new Intl.DateTimeFormat())

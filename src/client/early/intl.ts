// The first use of Intl reads the tables of every locale, 20 ms on a good machine: done while the rest of the app is
// still on its way, nobody waits for it.
new Intl.NumberFormat()
new Intl.DateTimeFormat()
new Intl.PluralRules()

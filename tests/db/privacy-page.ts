import { getTableName } from 'drizzle-orm'
import { NOBODYS_TABLES, PERSONAL_TABLES, type PersonalTable, tableOf } from '#db/privacy/tables.ts'

const byName = <T extends { key: PersonalTable['key'] }>(tables: readonly T[]) =>
  tables
    .map((each) => ({ ...each, name: `\`${getTableName(tableOf(each.key))}\`` }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

const erased = ({ erasure }: Pick<PersonalTable, 'erasure'>) => {
  if (erasure === 'deleted') return 'deleted'
  const gone = Object.keys(erasure.clears)
  return `stays: ${erasure.stays}${gone.length > 0 ? `. Emptied: ${gone.map((name) => `\`${name}\``).join(', ')}` : ''}`
}
const exported = ({ exported: rule }: Pick<PersonalTable, 'exported'>) =>
  'as' in rule ? `\`${rule.as}\`` : `no: ${rule.not}`

/** docs/privacy.md, as the rules of the tables have it. */
export const privacyPage = () => `# Privacy

What Kuu stores of people, how long, and what becomes of it. The tables below are made from the rules in \`src/db/privacy/rules/\`, by which export and erasure work; \`tests/db/privacy.test.ts\` fails where page, rules and database differ (\`npx vitest run tests/db/privacy.test.ts -u\` writes the page anew).

## A person's data, to take along

Under 'Download my data' in the profile, or for an administrator in the list of users: everything that is the person's, as JSON, by the names in the column 'in the export'; with photos, a zip of \`data.json\` and \`photos/\`. Of more than 2,000 records of one kind the newest. It names no other people: who else wrote or decided is 'someone else'. What a provider of money said without naming a payment is in it where it holds a number from which the person has paid: a profile may name any number. Passwords, codes and keys are left out. An administrator's export is noted in the audit.

## Erasure

The person deletes the account in the profile, with the password; an administrator deletes it in the list of users, with the administrator's own password. It is refused while money, a loan or a policy is open, and for the last administrator. In one transaction:

- The person's own rows go, with their photos. Their files are removed from \`uploads/\` once the transaction is on the disk.
- Rows that books or other people rely on stay, without name, number and words. No amount changes, and the user's row stays as 'Deleted account' as long as one of them refers to it.
- What providers of money said stays, with numbers and names redacted; also what names no payment but holds a number that is the person’s alone.
- The audit goes on saying that something was changed, when and by whom, and no longer what.
- Stored answers to writes of staff are cleared where they name the person, and notifications of others say 'Deleted account'.
- SQLite overwrites what is deleted, the search forgets its words, and the write-ahead log is emptied.

What it does not reach:

- **Backups** hold the person until they are removed: 7 days and 4 weeks, those before a migration five weeks. A replica keeps as long as it is set to. After a restore from a backup of before an erasure, erase the person again.
- **The log** names people by their ids, never by name; it is kept as long as the operator's journal keeps it.
- **What others wrote**: a number that somebody typed to send money to stays in the books of that person, and a name in the free text of others stays there.
- **STOP**: a number that wrote it stays on that list, so that it is not texted again.
- **Unused space of an older database**: what was changed before Kuu overwrote what it deletes may stand in the file until its place is used again. A backup has none of it, so that a restored one is clean.
- **A phone** that is not connected keeps its copy until it connects.

## Tables that hold rows of people

| table | what it holds | how long | when the person is erased | in the export |
|---|---|---|---|---|
${byName(PERSONAL_TABLES)
  .map((each) => row(each.name, each.holds, each.kept, erased(each), exported(each)))
  .join('\n')}

## Tables that hold rows of nobody

Where such a row names who wrote it, the name goes with the account.

| table | what it holds | how long |
|---|---|---|
${byName(NOBODYS_TABLES)
  .map(({ name, because, kept }) => row(name, because, kept))
  .join('\n')}
`

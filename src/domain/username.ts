/**
 * The key under which a username is looked for and must be unique: compatibility forms are one (NFKC, Unicode UAX 15),
 * and so are capitals and small letters. Case is folded by way of capitals, which makes 'ß' and 'ss' one name.
 */
export const usernameKey = (username: string) =>
  username.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

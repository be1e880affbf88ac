/** A language that was chosen for a person, as the account keeps it. */
export const chosenLanguage = (language: string) => ({ language, hasChosenLanguage: true })

/**
 * Why the program does not go on, and what its operator can do about it. The command line prints the sentence and ends
 * with 1; anything else that is thrown is a bug and is printed whole.
 */
export class Refusal extends Error {}

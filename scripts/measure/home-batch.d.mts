type Session = { token: string; user: { id: string } }

export function signIn(url: string, path: string, json: object): Promise<Session>
export function readHome(url: string, session: Session): Promise<void>

import type { Db } from '#db/client.ts'
import { type DocumentRow, deleteDocument, findDocument, insertDocument } from '#db/queries/support/documents.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Document, DocumentInput } from '#domain/support/documents/document.schema.ts'
import type { DocumentType } from '#domain/support/documents/document.ts'
import type { Actor } from '../../people/actor.ts'

/** A document as somebody of the team sees it. */
export const documentFor = (
  { hash: _, uploaderId, createdAt, ...row }: DocumentRow,
  { id, role }: Pick<User, 'id' | 'role'>,
): Document => ({ ...row, uploadedAt: createdAt, canDelete: role === 'admin' || uploaderId === id })

type Stored = { hash: string; bytes: number; type: DocumentType }

/** Notes a document whose file lies in its folder already. */
export function addDocument(tx: Db, input: DocumentInput & Stored, { user, now }: Pick<Actor, 'user' | 'now'>) {
  const { id } = insertDocument(tx, { ...input, uploadedBy: user.id, createdAt: now().toISOString() })
  return documentFor(findDocument(tx, id)!, user)
}

/** Removes a document: one's own, or any for an administrator. Its file is swept away when no row names it. */
export function removeDocument(tx: Db, { id }: { id: string }, { user }: Pick<Actor, 'user'>) {
  const found = findDocument(tx, id)
  if (!found) throw problem('notFound')
  if (!documentFor(found, user).canDelete) throw problem('notYourDocument')
  deleteDocument(tx, id)
  return { id }
}

import { getPreferences } from '#db/queries/messaging/preferences.ts'
import { preferences as choices, preferencesChange } from '#domain/messaging/preferences.schema.ts'
import { changePreferences } from '#services/messaging/change-preferences.ts'
import { router, signedIn } from '../trpc.ts'

export const preferences = router({
  get: signedIn.output(choices).query(({ ctx }) => getPreferences(ctx.db, ctx.user.id)),

  set: signedIn
    .input(preferencesChange)
    .output(choices)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changePreferences(tx, input, ctx.user), { again: (tx) => getPreferences(tx, ctx.user.id) }),
    ),
})

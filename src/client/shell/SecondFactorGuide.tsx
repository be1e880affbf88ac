import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { getSession } from '#client/phone/session.ts'
import { onSecondFactor } from '../api/second-factor-required.ts'

/** Leads a user who must sign in with a code and has none to the screen that sets it up. */
export function SecondFactorGuide() {
  const navigate = useNavigate()
  const lead = useEffectEvent(() => {
    const isAdmin = getSession()?.user.role === 'admin'
    void navigate({ to: isAdmin ? '/admin/account' : '/agent/account' })
  })
  useEffect(() => onSecondFactor(() => lead()), [])
  return null
}

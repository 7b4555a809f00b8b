import { Alert } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFormScope } from '../form/FormContext.ts'
import { type Invitation, invitationFields } from './registerBody.ts'
import type { Affiliate } from './useAffiliate.ts'

export interface InvitationNoteProps {
  affiliate: Affiliate
  invitation: Invitation
}

/** The state of the visitor's invitation. One that cannot be used is removed from its field. */
export function InvitationNote({ affiliate: { state, owner }, invitation }: InvitationNoteProps) {
  const { form, say } = useFormScope()
  const { t } = useLingui()
  const accepted =
    owner === undefined
      ? t`Your invitation is valid. Fill in the form to open your account.`
      : t`${owner} invited you. Fill in the form to open your account.`
  const unknown = t`This invitation is no longer valid. You can register without it.`
  const words = state === 'accepted' ? accepted : state === 'unknown' ? unknown : undefined

  useEffect(() => {
    if (words !== undefined) say(words)
  }, [words, say])

  useEffect(() => {
    if (state !== 'unknown') return
    for (const name of invitationFields) {
      if (!invitation[name] || form.getValues(name) !== invitation[name]) continue
      form.setValue(name, '')
      form.clearErrors(name)
    }
  }, [state, form, invitation])

  if (words === undefined) return null
  return <Alert tone={state === 'accepted' ? 'positive' : 'caution'}>{words}</Alert>
}

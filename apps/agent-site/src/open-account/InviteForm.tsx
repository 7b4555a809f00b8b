import { useActions, useProblemText } from '@baize/account'
import { ApiError } from '@baize/api'
import { createInvite } from '@baize/api/calls'
import { Form, FormField, type FormValues } from '@baize/forms'
import { RadioCards } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { dayChoices, type Invite, useChoices } from './invite.ts'

export interface InviteFormProps {
  onCreated: (invite: Invite) => void
}

/** What a new link opens, how often and how long. The kind of account is kept in the address, the rest as a draft. */
export function InviteForm({ onCreated }: InviteFormProps) {
  const { t } = useLingui()
  const { actOnce } = useActions()
  const problemText = useProblemText()
  const [params, setParams] = useSearchParams()
  const accountType: Invite['accountType'] = params.get('type') === 'agent' ? 'agent' : 'member'

  async function submit({ maxUses, expiresInDays, note }: FormValues) {
    const body = {
      accountType,
      maxUses: Number(maxUses),
      expiresInDays: Number(expiresInDays),
      note: String(note ?? ''),
    }
    onCreated(await actOnce(createInvite, { body }, JSON.stringify(body)))
  }

  return (
    <Form
      draftKey="invite"
      initial={{ maxUses: '10', expiresInDays: '7' }}
      fields={[
        { name: 'maxUses', kind: 'select', required: true, options: useChoices },
        { name: 'expiresInDays', kind: 'select', required: true, options: dayChoices },
        { name: 'note', maxLength: 80 },
      ]}
      submitLabel={t({ message: 'Make the link', context: 'button' })}
      onSubmit={submit}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    >
      <RadioCards
        name="accountType"
        label={t({ message: 'Account type', context: 'label of a choice' })}
        value={accountType}
        onChange={({ currentTarget }) =>
          setParams(currentTarget.value === 'agent' ? { type: 'agent' } : {}, { replace: true })
        }
        options={[
          {
            value: 'member',
            label: t({ message: 'Member', context: 'kind of account' }),
            description: t`Plays, deposits and withdraws.`,
          },
          {
            value: 'agent',
            label: t({ message: 'Agent', context: 'kind of account' }),
            description: t`Signs in here too, and opens accounts of an own team.`,
          },
        ]}
      />
      <FormField
        name="maxUses"
        label={t({ message: 'Can be used', context: 'label: how often a link works' })}
        options={useChoices.map((value) => {
          const times = Number(value)
          return {
            value,
            label: t({
              message: plural(times, { one: '# time', other: '# times' }),
              context: 'how often a link works',
            }),
          }
        })}
      />
      <FormField
        name="expiresInDays"
        label={t({ message: 'Works for', context: 'label: how many days a link works' })}
        options={dayChoices.map((value) => {
          const days = Number(value)
          return {
            value,
            label: t({
              message: plural(days, { one: '# day', other: '# days' }),
              context: 'how long a link works',
            }),
          }
        })}
      />
      <FormField
        name="note"
        label={t({ message: 'Note', context: 'label of a form field' })}
        hint={t`Only you see it: whom the link is for, or where you put it.`}
      />
    </Form>
  )
}

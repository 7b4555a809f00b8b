import { useCall, useProblemText } from '@baize/account'
import { noteTeamMember, teamMemberDetail } from '@baize/api/calls'
import { Alert, Button, Inline, Stack, TextAreaField, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

export interface NoteFormProps {
  id: string
  /** What was noted before. */
  note: string
}

/** What the agent notes of an account; nobody else reads it. What was typed stays when saving fails. */
export function NoteForm({ id, note }: NoteFormProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const [text, setText] = useState(note)
  const saving = useCall(noteTeamMember, {
    invalidates: [teamMemberDetail],
    onSuccess: () => toast({ message: t`The note is kept.` }),
  })

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        saving.mutate({ params: { id }, body: { note: text } })
      }}
    >
      <Stack space="sm">
        {saving.error && (
          <Alert tone="critical" announce="assertive">
            {problemText(saving.error)}
          </Alert>
        )}
        <TextAreaField
          label={t({ message: 'Your note', context: 'label of a form field' })}
          hint={t`Only you read it.`}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Inline>
          <Button type="submit" size="small" loading={saving.isPending} disabled={text === note}>
            {t({ message: 'Keep the note', context: 'button' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

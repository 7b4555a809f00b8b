import { addTeamNote, teamMemberTimeline, teamNotes } from '@baize/api/calls'
import { useCall, useProblemText } from '@baize/site'
import { Alert, Button, Inline, Stack, TextAreaField, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

/** Adds a note on an account; no one else reads it. What was typed stays when saving fails. */
export function NoteForm({ id }: { id: string }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const [text, setText] = useState('')
  const saving = useCall(addTeamNote, {
    intent: ({ params, body }) => `${params.id} ${body.text}`,
    invalidates: [teamNotes, teamMemberTimeline],
    onSuccess() {
      setText('')
      toast({ message: t`Note saved.` })
    },
  })
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        saving.mutate({ params: { id }, body: { text } })
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
          hint={t`Only you can see it.`}
          maxLength={500}
          value={text}
          onValueChange={setText}
        />
        <Inline>
          <Button type="submit" size="small" loading={saving.isPending} disabled={text.trim() === ''}>
            {t({ message: 'Save note', context: 'button' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

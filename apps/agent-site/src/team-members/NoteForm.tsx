import { useActions, useProblemText } from '@baize/account'
import { ApiError } from '@baize/api'
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
  const { act, refresh } = useActions()
  const problemText = useProblemText()
  const [text, setText] = useState(note)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')

  async function save() {
    setSaving(true)
    setProblem('')
    try {
      await act(noteTeamMember, { params: { id }, body: { note: text } })
      refresh(teamMemberDetail)
      toast({ message: t`The note is kept.` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(problemText(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack space="sm">
        {problem !== '' && (
          <Alert tone="critical" announce="assertive">
            {problem}
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
          <Button type="submit" size="small" loading={saving} disabled={text === note}>
            {t({ message: 'Keep the note', context: 'button' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

import { setTeamTags, teamMemberDetail, teamTags } from '@baize/api/calls'
import { useApiQuery, useCall, useMay } from '@baize/site'
import { Button, Inline, Popover, Stack, Tag, Text, TextField, toast } from '@baize/ui'
import { PlusIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

const maxTags = 10

/** The agent's own tags on an account: removed one by one, added by typing or from those already in use. */
export function Tags({ id, tags }: { id: string; tags: readonly string[] }) {
  const { t } = useLingui()
  const mayChange = useMay()('full')
  const [text, setText] = useState('')
  const used = useApiQuery(teamTags, {}).data?.tags ?? []
  const saving = useCall(setTeamTags, {
    invalidates: [teamMemberDetail, teamTags],
    failureToast: true,
    onSuccess() {
      setText('')
      toast({ message: t`Tags saved.` })
    },
  })
  const save = (next: readonly string[]) => saving.mutate({ params: { id }, body: { tags: [...next] } })
  const others = used.filter(({ tag }) => !tags.includes(tag))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tag = text.trim()
    if (tag !== '') save([...tags, tag])
  }
  return (
    <Inline space="xs" aria-busy={saving.isPending}>
      {tags.map((tag) => (
        <Tag
          key={tag}
          label={tag}
          {...(mayChange ? { onRemove: () => save(tags.filter((other) => other !== tag)) } : {})}
        />
      ))}
      {mayChange && (
        <Popover
          label={t({ message: 'Add a tag', context: 'button: a word of the agent on an account' })}
          triggerProps={{ variant: 'outline', tone: 'neutral', size: 'small', icon: <PlusIcon size={16} /> }}
          withTitle
        >
          <Stack space="sm">
            {others.length > 0 && (
              <Inline space="xs">
                {others.map(({ tag }) => (
                  <Button
                    key={tag}
                    variant="soft"
                    tone="neutral"
                    size="small"
                    disabled={saving.isPending || tags.length >= maxTags}
                    onClick={() => save([...tags, tag])}
                  >
                    {tag}
                  </Button>
                ))}
              </Inline>
            )}
            <form onSubmit={submit}>
              <Stack space="xs">
                <TextField
                  label={t({ message: 'New tag', context: 'label of a form field' })}
                  value={text}
                  maxLength={24}
                  autoComplete="off"
                  onValueChange={setText}
                />
                <Text
                  size="xs"
                  tone="muted"
                >{t`Only you see your tags. Use them to filter the team list.`}</Text>
                <Button
                  type="submit"
                  size="small"
                  loading={saving.isPending}
                  disabled={text.trim() === '' || tags.length >= maxTags}
                >
                  {t({ message: 'Add', context: 'button: a tag' })}
                </Button>
              </Stack>
            </form>
          </Stack>
        </Popover>
      )}
    </Inline>
  )
}

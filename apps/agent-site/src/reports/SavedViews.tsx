import { Button, IconButton, Inline, Popover, Stack, Text, TextField } from '@baize/ui'
import { CloseIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { useViews } from './views.ts'

/** Filters and columns under a name, to be had again by one press; kept on this device. */
export function SavedViews({ views }: { views: ReturnType<typeof useViews> }) {
  const { t } = useLingui()
  const [path, navigate] = useLocation()
  const query = useSearch()
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    views.save({ name: name.trim(), query, hidden: views.hidden })
    setName('')
  }
  return (
    <Popover
      label={t({ message: 'Views', context: 'saved views of a report' })}
      look={{ variant: 'outline', tone: 'neutral', size: 'small', full: true }}
      titled
      align="end"
    >
      {(close) => (
        <Stack space="sm">
          {views.views.length === 0 && (
            <Text size="sm" tone="muted">{t`Keep these filters and columns under a name.`}</Text>
          )}
          {views.views.map((view) => (
            <Inline key={view.name} align="between" nowrap>
              <Button
                variant="plain"
                size="small"
                onClick={() => {
                  views.hide(view.hidden)
                  navigate(view.query ? `${path}?${view.query}` : path)
                  close()
                }}
              >
                {view.name}
              </Button>
              <IconButton
                icon={<CloseIcon size={16} />}
                label={t({ message: `Forget the view ${view.name}`, context: 'button' })}
                onClick={() => views.forget(view.name)}
              />
            </Inline>
          ))}
          <form onSubmit={save}>
            <Stack space="xs">
              <TextField
                label={t({ message: 'Name of the view', context: 'label of a field' })}
                value={name}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <Button type="submit" size="small" disabled={name.trim() === ''}>
                {t({ message: 'Save this view', context: 'button' })}
              </Button>
            </Stack>
          </form>
        </Stack>
      )}
    </Popover>
  )
}

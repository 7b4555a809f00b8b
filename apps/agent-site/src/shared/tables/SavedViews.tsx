import { Button, IconButton, Inline, Popover, Stack, Text, TextField } from '@baize/ui'
import { CloseIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { TableSettings } from './useTableSettings.ts'
import { viewSearch } from './viewSearch.ts'

/** Filters, order and columns under a name, kept on the account. */
export function SavedViews({ settings }: { settings: TableSettings }) {
  const { t } = useLingui()
  const [path, navigate] = useLocation()
  const address = useSearch()
  const [name, setName] = useState('')
  const trimmed = name.trim()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (trimmed === '') return
    settings.save(trimmed, viewSearch(address, settings.shown)).then(
      () => setName(''),
      () => {},
    )
  }
  return (
    <Popover
      label={t({ message: 'Views', context: 'saved views of a report' })}
      triggerProps={{ variant: 'outline', tone: 'neutral', size: 'small', fullWidth: true }}
      withTitle
      align="end"
    >
      {(close) => (
        <Stack space="sm">
          {settings.failed && (
            <Inline align="between">
              <Text size="sm">{t`Your saved views could not be loaded.`}</Text>
              <Button variant="soft" size="small" onClick={settings.retry}>
                {t({ message: 'Try again', context: 'button after a failure' })}
              </Button>
            </Inline>
          )}
          {!settings.failed && settings.views.length === 0 && (
            <Text size="sm" tone="muted">{t`Save these filters and columns under a name.`}</Text>
          )}
          {settings.views.map((view) => (
            <Inline key={view.id} align="between" nowrap>
              <Button
                variant="plain"
                size="small"
                onClick={() => {
                  navigate(`${path}?${view.search}`)
                  close()
                }}
              >
                {view.name}
              </Button>
              {settings.saves && (
                <IconButton
                  icon={<CloseIcon size={16} />}
                  label={t({ message: `Delete view ${view.name}`, context: 'button' })}
                  loading={settings.removing === view.id}
                  onClick={() => settings.remove(view.id)}
                />
              )}
            </Inline>
          ))}
          {settings.saves && (
            <form onSubmit={save}>
              <Stack space="xs">
                <TextField
                  label={t({ message: 'View name', context: 'label of a field' })}
                  value={name}
                  maxLength={40}
                  autoComplete="off"
                  onValueChange={setName}
                />
                <Button type="submit" size="small" loading={settings.saving} disabled={trimmed === ''}>
                  {t({ message: 'Save this view', context: 'button' })}
                </Button>
              </Stack>
            </form>
          )}
        </Stack>
      )}
    </Popover>
  )
}

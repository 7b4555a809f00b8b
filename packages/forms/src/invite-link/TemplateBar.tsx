import { Button, IconButton, Inline, Popover, Stack, Text, TextField } from '@baize/ui'
import { CloseIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormScope } from '../form/FormContext.ts'
import type { AccountRate } from '../open-account/account.ts'
import { type InviteTemplates, templateOf, valuesOf } from './template.ts'

export interface TemplateBarProps {
  templates: InviteTemplates
  rates: readonly AccountRate[]
}

/** Fills the form from a template, and stores its values as one. */
export function TemplateBar({ templates, rates }: TemplateBarProps) {
  const { t } = useLingui()
  const { form, say, edited } = useFormScope()
  const [name, setName] = useState('')
  const given = name.trim()

  const keep = () => {
    if (given === '') return
    templates.keep(templateOf(given, form.getValues(), rates))
    say(t`Template “${given}” saved.`)
    setName('')
  }

  return (
    <Popover
      label={t({ message: 'Templates', context: 'of links that open accounts' })}
      triggerProps={{ variant: 'outline', tone: 'neutral', size: 'small' }}
      withTitle
    >
      {(close) => (
        <Stack space="sm">
          {templates.list.length === 0 && (
            <Text size="sm" tone="muted">{t`Save this form under a name to use it again.`}</Text>
          )}
          {templates.list.map((template) => {
            const { name: called } = template
            return (
              <Inline key={called} align="between" nowrap>
                <Button
                  variant="plain"
                  size="small"
                  onClick={() => {
                    form.setValues((values) => ({ ...values, ...valuesOf(template, rates) }))
                    edited()
                    say(t`Filled in from “${called}”.`)
                    close()
                  }}
                >
                  <bdi>{called}</bdi>
                </Button>
                <IconButton
                  icon={<CloseIcon size={16} />}
                  label={t({ message: `Delete template ${called}`, context: 'button' })}
                  onClick={() => templates.forget(called)}
                />
              </Inline>
            )
          })}
          <TextField
            label={t({ message: 'Name of the template', context: 'label of a field' })}
            value={name}
            maxLength={40}
            autoComplete="off"
            onValueChange={setName}
            ref={(input) => {
              // Enter keeps the template; the form around is not sent by it.
              const onKey = (event: KeyboardEvent) => {
                if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return
                event.preventDefault()
                keep()
              }
              input?.addEventListener('keydown', onKey)
              return () => input?.removeEventListener('keydown', onKey)
            }}
          />
          <Button size="small" disabled={given === ''} onClick={keep}>
            {t({ message: 'Save as template', context: 'button' })}
          </Button>
        </Stack>
      )}
    </Popover>
  )
}

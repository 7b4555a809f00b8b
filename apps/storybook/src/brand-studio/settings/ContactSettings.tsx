import { Button, Stack, Text } from '@baize/ui'
import { PlusIcon } from '@baize/ui/icons'
import { useRef } from 'react'
import { ContactFields } from './ContactFields.tsx'
import { settingAt } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

/** How members reach the operator, in the order of the footer. */
export function ContactSettings(props: SettingsProps) {
  const { settings, problems, set } = props
  const add = useRef<HTMLButtonElement>(null)
  const found = settingAt(settings, 'contacts')
  const contacts: readonly unknown[] = Array.isArray(found) ? found : []
  const problem = problems.get('contacts')
  return (
    <Stack space="sm">
      {problem !== undefined && <Text tone="critical">{problem}</Text>}
      {contacts.map((_, index) => (
        <ContactFields
          key={index}
          {...props}
          index={index}
          onRemove={() => {
            set('contacts', contacts.toSpliced(index, 1))
            // The button is removed with its contact.
            add.current?.focus()
          }}
          onMoveUp={
            index === 0
              ? undefined
              : () =>
                  set('contacts', contacts.with(index - 1, contacts[index]).with(index, contacts[index - 1]))
          }
        />
      ))}
      <Button
        ref={add}
        variant="outline"
        icon={<PlusIcon />}
        onClick={() => set('contacts', [...contacts, { type: 'EMAIL', label: '', url: '' }])}
      >
        Add a contact
      </Button>
    </Stack>
  )
}

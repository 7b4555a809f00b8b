import { Collapse, Grid, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldDescription } from '../compiler/fields.ts'
import { useFormScope } from '../form/FormContext.ts'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import { useFailing } from '../form/useFields.ts'
import { type FieldGroup, groupFields, isAtEnd } from './groupFields.ts'

export interface FieldGroupsProps {
  /** What the page says about single fields. */
  looks: Readonly<Record<string, FieldLook>>
}

/**
 * All fields of the form around it: those that are required, those that are optional folded, captcha and terms. Where
 * they are many, in parts that say what they are about.
 */
export function FieldGroups({ looks }: FieldGroupsProps) {
  const { compiled } = useFormScope()
  const asked = compiled.fields.filter((field) => !isAtEnd(field))
  const optional = asked.filter(({ required }) => !required)
  return (
    <Stack space="xl">
      <Groups fields={asked.filter(({ required }) => required)} looks={looks} />
      {optional.length > 0 && <Optional fields={optional} looks={looks} />}
      <Fields fields={compiled.fields.filter(isAtEnd)} looks={looks} />
    </Stack>
  )
}

interface GroupProps extends FieldGroupsProps {
  fields: readonly FieldDescription[]
}

/**
 * Optional fields, folded. The form keeps what was typed into them; they are open where there is something in one at
 * first, such as the code of an invitation, and once something is wrong with one.
 */
function Optional({ fields, looks }: GroupProps) {
  const { t } = useLingui()
  const { form } = useFormScope()
  const failing = useFailing(fields).length > 0
  const [open, setOpen] = useState(() => fields.some(({ name }) => isFilled(form.getValues(name))))
  if (failing && !open) setOpen(true)
  return (
    <Collapse
      label={t({
        message: 'Optional details',
        context: 'button: shows the optional fields of the register form',
      })}
      open={open}
      onOpenChange={setOpen}
    >
      <Stack space="xl">
        <Groups fields={fields} looks={looks} />
      </Stack>
    </Collapse>
  )
}

const isFilled = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'string' && value.trim() !== '') ||
  (Array.isArray(value) && value.length > 0)

function Groups({ fields, looks }: GroupProps) {
  const words = useGroupWords()
  return groupFields(fields).map(({ group, fields }) => (
    <Stack key={group} space="md" as={group === 'end' ? 'div' : 'section'}>
      {group !== 'end' && (
        <Heading level={3} size="item">
          {words[group]}
        </Heading>
      )}
      {group === 'contact' ? (
        <Grid cell="tile" space="md">
          <Each fields={fields} looks={looks} />
        </Grid>
      ) : (
        <Each fields={fields} looks={looks} />
      )}
    </Stack>
  ))
}

function Fields({ fields, looks }: GroupProps) {
  return (
    fields.length > 0 && (
      <Stack space="md">
        <Each fields={fields} looks={looks} />
      </Stack>
    )
  )
}

function Each({ fields, looks }: GroupProps) {
  return fields.map(({ name }) => <FormField key={name} name={name} {...looks[name]} />)
}

function useGroupWords(): Readonly<Record<Exclude<FieldGroup, 'end'>, string>> {
  const { t } = useLingui()
  return {
    account: t({ message: 'Your account', context: 'heading of a part of the register form' }),
    person: t({ message: 'About you', context: 'heading of a part of the register form' }),
    contact: t({ message: 'How to reach you', context: 'heading of a part of the register form' }),
    invitation: t({ message: 'Invitation', context: 'heading of a part of the register form' }),
    more: t({ message: 'More', context: 'heading of a part of the register form' }),
  }
}

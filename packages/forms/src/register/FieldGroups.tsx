import { Grid, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useFormScope } from '../form/FormContext.ts'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import { type FieldGroup, groupFields } from './groupFields.ts'

export interface FieldGroupsProps {
  /** What the page says about single fields. */
  looks: Readonly<Record<string, FieldLook>>
}

/** All fields of the form around it; where they are many, in parts that say what they are about. */
export function FieldGroups({ looks }: FieldGroupsProps) {
  const { compiled } = useFormScope()
  const words = useGroupWords()
  return (
    <Stack space="xl">
      {groupFields(compiled.fields).map(({ group, fields }) => {
        const shown = fields.map(({ name }) => <FormField key={name} name={name} {...looks[name]} />)
        return (
          <Stack key={group} space="md" as={group === 'end' ? 'div' : 'section'}>
            {group !== 'end' && (
              <Heading level={3} size="item">
                {words[group]}
              </Heading>
            )}
            {group === 'contact' ? (
              <Grid cell="tile" space="md">
                {shown}
              </Grid>
            ) : (
              shown
            )}
          </Stack>
        )
      })}
    </Stack>
  )
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

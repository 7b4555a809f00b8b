import { Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldList } from '../FieldList.tsx'
import { entryLabel } from '../fieldErrors.ts'
import type { FieldViewProps } from './look.ts'

/** Entries with fields of their own, in general words; a page that has better ones lays out a `FieldList` itself. */
export function ListView({ field, look, frame }: FieldViewProps) {
  const { i18n, t } = useLingui()
  const titleId = useId()
  const label = (number: number) => entryLabel(i18n, look, number)
  return (
    <section aria-labelledby={titleId}>
      <Stack space="sm">
        <Heading level={3} size="group" id={titleId}>
          {frame.label}
        </Heading>
        <FieldList
          name={field.name}
          {...(look.fields && { looks: look.fields })}
          entryLabel={label}
          addLabel={t({ message: 'Add another', context: 'button: an entry of a list in a form' })}
          removeLabel={t({ message: 'Remove', context: 'button: an entry of a list in a form' })}
          removedLabel={(number) => {
            const entry = label(number)
            return t({
              message: `${entry} removed`,
              comment: 'announced: an entry of a list, such as Tier 2',
            })
          }}
        />
      </Stack>
    </section>
  )
}

import { Button, Heading, Stack } from '@baize/ui'
import { CloseIcon, PlusIcon } from '@baize/ui/icons'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { fieldAt } from '../compiler/index.ts'
import * as css from './FieldList.css.ts'
import { useFormScope } from './FormContext.ts'
import { FormField } from './FormField.tsx'
import type { FieldLook } from './kinds/look.ts'
import { emptyEntry } from './values.ts'

export interface FieldListProps {
  /** Name of the list. */
  name: string
  /** Heading of an entry, numbered from 1 on: "Tier 2". */
  entryLabel: (number: number) => string
  /** Text of the button that adds an entry. */
  addLabel: ReactNode
  /** Text of the button that removes an entry. */
  removeLabel: ReactNode
  /** Announced when an entry was removed. */
  removedLabel: (number: number) => string
  /** What the page says about the fields of an entry, by their names in it. */
  looks?: Readonly<Record<string, FieldLook>>
  /** Rendered in each entry, whose prefix is `tiers.0`, after its fields. */
  children?: (prefix: string) => ReactNode
}

/**
 * The entries of a list, on a field array of react-hook-form. An added entry takes the focus; when one is removed, the one
 * before it does.
 */
export function FieldList({
  name,
  entryLabel,
  addLabel,
  removeLabel,
  removedLabel,
  looks,
  children,
}: FieldListProps) {
  const { form, compiled, say, edited } = useFormScope()
  const list = fieldAt(compiled.fields, name)
  const parts = list?.fields ?? []
  const { fields, append, remove } = useFieldArray({ control: form.control, name: name as never })
  const focused = useRef<string>(undefined)
  const count = fields.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is mounted once the count includes it.
  useEffect(() => {
    if (focused.current !== undefined) form.setFocus(focused.current)
    focused.current = undefined
  }, [form, count])

  const focusLater = (index: number) => {
    focused.current = `${name}.${index}.${parts[0]?.name}`
  }
  return (
    <Stack space="sm">
      {fields.map(({ id }, index) => (
        <FieldListEntry
          key={id}
          label={entryLabel(index + 1)}
          removeLabel={removeLabel}
          onRemove={
            count > (list?.minCount ?? 0)
              ? () => {
                  focusLater(Math.max(0, index - 1))
                  remove(index)
                  edited()
                  say(removedLabel(index + 1))
                }
              : undefined
          }
        >
          <div className={css.fields}>
            {parts.map((part) => (
              <FormField key={part.name} name={`${name}.${index}.${part.name}`} {...looks?.[part.name]} />
            ))}
          </div>
          {children?.(`${name}.${index}`)}
        </FieldListEntry>
      ))}
      {count < (list?.maxCount ?? Number.POSITIVE_INFINITY) && (
        <Button
          variant="outline"
          tone="neutral"
          fullWidth
          icon={<PlusIcon />}
          onClick={() => {
            focusLater(count)
            append(emptyEntry(parts) as never, { shouldFocus: false })
            edited()
          }}
        >
          {addLabel}
        </Button>
      )}
    </Stack>
  )
}

interface FieldListEntryProps {
  label: string
  removeLabel: ReactNode
  onRemove: (() => void) | undefined
  children: ReactNode
}

function FieldListEntry({ label, removeLabel, onRemove, children }: FieldListEntryProps) {
  const titleId = useId()
  return (
    <section className={css.entry} aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={4} size="item" id={titleId}>
          {label}
        </Heading>
        {onRemove && (
          <Button
            variant="plain"
            tone="neutral"
            size="small"
            icon={<CloseIcon />}
            aria-describedby={titleId}
            onClick={onRemove}
          >
            {removeLabel}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import * as collapse from '../collapse/Collapse.css.ts'
import { useValue } from '../field/useValue.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { unstyled } from '../private/unstyled.ts'
import * as css from './Accordion.css.ts'

export interface AccordionItem {
  /** Stable key; what `value` and `onValueChange` speak of. */
  id: string
  /** What the button says: the name of what it shows. */
  title: ReactNode
  /** What is shown and put away; mounted while it is open. */
  content: ReactNode
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  /** @default false */
  disabled?: boolean
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
  /** The parts, in order. */
  items: readonly AccordionItem[]
  /** Ids of the open parts, when the owner decides them. */
  value?: readonly string[]
  /** Ids of the parts open at first, when the component keeps them itself. @default none */
  defaultValue?: readonly string[]
  /** Several may be open at once; else opening one closes the other. @default false */
  multiple?: boolean
  /** Level of the headings that the buttons stand in: one below the heading above them. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** A part was opened or closed; these are open now. */
  onValueChange?: (ids: string[]) => void
}

const none: readonly string[] = []
/** Headings that open what stands below them: answers to questions, details of a list. */
export function Accordion({
  items,
  value,
  defaultValue = none,
  multiple = false,
  headingLevel = 3,
  onValueChange,
  ...root
}: AccordionProps) {
  const [open, setOpen] = useValue<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((ids) => onValueChange([...ids])),
  )
  const Title = `h${headingLevel}` as const
  const kind = multiple
    ? { type: 'multiple' as const, value: [...open], onValueChange: setOpen }
    : {
        type: 'single' as const,
        collapsible: true,
        value: open[0] ?? '',
        onValueChange: (id: string) => setOpen(id === '' ? [] : [id]),
      }
  return (
    <Radix.Root {...kind} {...rootAttributes(root)}>
      {items.map(({ id, title, content, lang, disabled = false }) => (
        <Radix.Item key={id} value={id} disabled={disabled} className={css.item}>
          <Radix.Header asChild>
            <Title className={css.header}>
              <Radix.Trigger className={collapse.trigger}>
                <bdi lang={lang}>{title}</bdi>
                <span className={collapse.chevron}>
                  <ChevronDownIcon />
                </span>
              </Radix.Trigger>
            </Title>
          </Radix.Header>
          <Radix.Content className={collapse.content} {...unstyled}>
            <div className={collapse.body}>{content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

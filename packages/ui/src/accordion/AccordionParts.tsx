import { Accordion as Radix } from 'radix-ui'
import { createContext, type ReactNode, use } from 'react'
import * as collapse from '../collapse/Collapse.css.ts'
import { useValue } from '../field/useValue.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { unstyled } from '../private/unstyled.ts'
import * as css from './Accordion.css.ts'

const HeadingLevel = createContext<2 | 3 | 4>(3)
const none: readonly string[] = []

export interface AccordionRootProps extends CommonProps<HTMLDivElement> {
  /** `Accordion.Item`s, with any content between them. */
  children: ReactNode
  /** The values of the open items, when the owner decides them. */
  value?: readonly string[] | undefined
  /** Those open at first, when the component keeps them itself. @default none */
  defaultValue?: readonly string[] | undefined
  /** Several may be open at once; else opening one closes the other. @default false */
  multiple?: boolean | undefined
  /** Level of the headings that the buttons are in: one below the heading above them. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** An item was opened or closed; these are open now. */
  onValueChange?: ((values: string[]) => void) | undefined
}

/** An accordion whose items their owner lays out. */
export function AccordionRoot({
  children,
  value,
  defaultValue = none,
  multiple = false,
  headingLevel = 3,
  onValueChange,
  ...root
}: AccordionRootProps) {
  const [open, setOpen] = useValue<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((values) => onValueChange([...values])),
  )
  const kind = multiple
    ? { type: 'multiple' as const, value: [...open], onValueChange: setOpen }
    : {
        type: 'single' as const,
        collapsible: true,
        value: open[0] ?? '',
        onValueChange: (id: string) => setOpen(id === '' ? [] : [id]),
      }
  return (
    <HeadingLevel value={headingLevel}>
      <Radix.Root {...kind} {...commonProps(root)}>
        {children}
      </Radix.Root>
    </HeadingLevel>
  )
}

export interface AccordionItemProps extends CommonProps<HTMLDivElement> {
  /** What the root's `value` has of it; unique. */
  value: string
  /** What the button says: the name of what it shows. */
  title: ReactNode
  /** What is shown and hidden; mounted while it is open. */
  children: ReactNode
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/** A heading that opens what is below it. */
export function AccordionPart({
  value,
  title,
  children,
  lang,
  disabled = false,
  ...root
}: AccordionItemProps) {
  const Title = `h${use(HeadingLevel)}` as const
  return (
    <Radix.Item {...commonProps(root)} value={value} disabled={disabled} className={css.item}>
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
        <div className={collapse.body}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  )
}

import type { ReactNode } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import { AccordionPart, AccordionRoot } from './AccordionParts.tsx'

export interface AccordionItem {
  /** Stable key; what `value` and `onValueChange` speak of. */
  id: string
  /** What the button says: the name of what it shows. */
  title: ReactNode
  /** What is shown and hidden; mounted while it is open. */
  content: ReactNode
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  /** @default false */
  disabled?: boolean
}

export interface AccordionProps extends CommonProps<HTMLDivElement> {
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

function DataAccordion({ items, ...root }: AccordionProps) {
  return (
    <AccordionRoot {...root}>
      {items.map(({ id, title, content, lang, disabled }) => (
        <AccordionPart key={id} value={id} title={title} lang={lang} disabled={disabled}>
          {content}
        </AccordionPart>
      ))}
    </AccordionRoot>
  )
}

/**
 * Headings that open what is below them: answers to questions, details of a list. Of its parts an owner makes a layout of
 * its own: `Accordion.Root` with `Accordion.Item`s.
 */
export const Accordion = /* @__PURE__ */ Object.assign(DataAccordion, {
  Root: AccordionRoot,
  Item: AccordionPart,
})

import { Tabs as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useValue } from '../field/useValue.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import { unstyled } from '../private/unstyled.ts'
import { useReadingDirection } from '../private/useReadingDirection.ts'
import * as css from './Tabs.css.ts'

interface Choice {
  current: string
  select: (value: string) => void
}

const ChoiceContext = createContext<Choice | undefined>(undefined)

export interface TabsRootProps extends CommonProps<HTMLDivElement> {
  /** A `Tabs.List`, and a `Tabs.Panel` for each of its tabs, with any content between them. */
  children: ReactNode
  /** The `value` of the selected tab, when the owner decides it. */
  value?: string
  /** The one selected at first, when the component keeps the choice itself. @default none */
  defaultValue?: string
  /** Another tab was chosen. */
  onValueChange?: (value: string) => void
}

/** Tabs whose parts their owner lays out. */
export function TabsRoot({ children, value, defaultValue = '', onValueChange, ...root }: TabsRootProps) {
  const direction = useReadingDirection()
  const [current, setCurrent] = useValue(value, defaultValue, onValueChange)
  const asked = useRef<string>(undefined)
  const select = (next: string) => {
    // A click selects twice: Radix as the tab takes the focus, and the click itself.
    if (asked.current === next) return
    asked.current = next
    queueMicrotask(() => {
      asked.current = undefined
    })
    setCurrent(next)
  }
  // Radix would write a direction into an attribute, which the page says already.
  return (
    <ChoiceContext value={{ current, select }}>
      <Radix.Root asChild value={current} onValueChange={select} dir={direction}>
        <div {...commonProps(root)} dir={undefined} className={css.tabs}>
          {children}
        </div>
      </Radix.Root>
    </ChoiceContext>
  )
}

export interface TabsListProps extends CommonProps<HTMLDivElement> {
  /** Accessible name of the set, for example "Ways to sign in". */
  label: string
  /** `Tabs.Tab`s. */
  children: ReactNode
}

/** The row of tabs. */
export function TabsList({ label, children, ref, ...root }: TabsListProps) {
  const current = use(ChoiceContext)?.current
  const list = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => list.current as HTMLDivElement, [])
  // A row that is longer than the page shows which one is chosen, however the page was come to.
  useLayoutEffect(() => {
    if (current !== undefined && list.current) showChosen(list.current)
  }, [current])
  return (
    <Radix.List aria-label={label} {...commonProps(root)} ref={list} className={css.list} {...unstyled}>
      {children}
    </Radix.List>
  )
}

/** Without an id: the panel is named by the tab's own. */
export interface TabsTabProps extends Omit<CommonProps<HTMLButtonElement>, 'id'> {
  /** Which panel it shows. */
  value: string
  /** Translated name. */
  children: ReactNode
  /** Number of things that are there. */
  count?: number | undefined
  /** `critical` where they wait for the user, `neutral` where they are only counted. @default 'critical' */
  countTone?: 'critical' | 'neutral' | undefined
  /** @default false */
  disabled?: boolean
}

/** A tab of the row. */
export function TabsTab({
  value,
  children,
  count,
  countTone = 'critical',
  disabled = false,
  ...root
}: TabsTabProps) {
  const choice = use(ChoiceContext)
  const isCurrent = choice?.current === value
  return (
    <Radix.Trigger
      {...commonProps(root)}
      className={css.tab}
      value={value}
      disabled={disabled}
      // Radix selects on mouse down, which cannot be taken back (WCAG 2.5.2).
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.currentTarget.focus()
        if (!isCurrent) choice?.select(value)
      }}
      // A panel that is not selected is not mounted.
      {...(!isCurrent && { 'aria-controls': undefined })}
    >
      {children}
      {count ? <span className={cx(css.count, toneClass[countTone])}>{count}</span> : null}
    </Radix.Trigger>
  )
}

/** Without an id: the tab names the panel's own. */
export interface TabsPanelProps extends Omit<CommonProps<HTMLDivElement>, 'id'> {
  /** Of which tab it is. */
  value: string
  /** Mounted while the tab is selected. */
  children: ReactNode
}

/** What a tab shows. */
export function TabsPanel({ value, children, ...root }: TabsPanelProps) {
  if (use(ChoiceContext)?.current !== value) return null
  return (
    <Radix.Content asChild value={value}>
      <div {...commonProps(root)} className={css.panel} {...unstyled}>
        {children}
      </div>
    </Radix.Content>
  )
}

/** Moves the row alone: the page stays where it is. */
function showChosen(row: HTMLElement): void {
  const at = row.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!at) return
  const seen = row.getBoundingClientRect()
  if (at.left < seen.left) row.scrollLeft += at.left - seen.left
  else if (at.right > seen.right) row.scrollLeft += at.right - seen.right
}

import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { unstyled } from '../private/unstyled.ts'
import { useReadingDirection } from '../private/useReadingDirection.ts'
import * as css from './Tabs.css.ts'

export interface Tab {
  /** Stable key; what `value` and `onValueChange` speak of. */
  id: string
  /** Translated name. */
  label: string
  /** Number of things that wait there. */
  count?: number
  /** What the tab shows; only the selected tab's is mounted. */
  content: ReactNode
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the set, for example "Ways to sign in". */
  label: string
  /** The panels with their names, in order. */
  tabs: readonly Tab[]
  /** Id of the selected tab, when the owner decides it. */
  value?: string
  /**
   * Id of the tab selected at first, when the component keeps the choice itself.
   * @default the first tab
   */
  defaultValue?: string
  /** Another tab was chosen, by its id. */
  onValueChange?: (id: string) => void
}

/** Panels of which one shows, by the APG tabs pattern; arrows follow the reading direction. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, ...root }: TabsProps) {
  const direction = useReadingDirection()
  const [own, setOwn] = useState(defaultValue)
  const wanted = value ?? own
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0]
  const list = useRef<HTMLDivElement>(null)
  const asked = useRef<string>(undefined)
  const currentId = current?.id
  // A row that is longer than the page shows which one is chosen, however the page was come to.
  useLayoutEffect(() => {
    if (currentId !== undefined && list.current) showChosen(list.current)
  }, [currentId])
  if (!current) return null

  const select = (id: string) => {
    // Radix asks twice in one press of a pointer: as the tab takes the focus, and for the press itself.
    if (asked.current === id) return
    asked.current = id
    queueMicrotask(() => {
      asked.current = undefined
    })
    setOwn(id)
    onValueChange?.(id)
  }

  // Radix would write a direction into an attribute, which the page says already.
  return (
    <Radix.Root asChild value={current.id} onValueChange={select} dir={direction}>
      <div {...rootAttributes(root)} dir={undefined} className={css.tabs}>
        <Radix.List ref={list} className={css.list} aria-label={label} {...unstyled}>
          {tabs.map((tab) => (
            <Radix.Trigger
              className={css.tab}
              key={tab.id}
              value={tab.id}
              {...(tab !== current && { 'aria-controls': undefined })}
            >
              {tab.label}
              {tab.count ? <span className={css.count}>{tab.count}</span> : null}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {/* A panel of its own for each: React would keep what is typed in one for the next that looks alike. */}
        <Radix.Content asChild key={current.id} value={current.id}>
          <div className={css.panel} {...unstyled}>
            {current.content}
          </div>
        </Radix.Content>
      </div>
    </Radix.Root>
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

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './Tabs.css.ts'

export interface Tab {
  /** Stable key; what `selected` and `onSelectedChange` speak of. */
  id: string
  /** Translated name. */
  label: string
  /** Number of things that wait there. */
  count?: number
  /** What the tab shows; only the selected tab's is in the page. */
  content: ReactNode
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the set, for example "Ways to sign in". */
  label: string
  /** The panels with their names, in order. */
  tabs: readonly Tab[]
  /** Selected tab, when the owner decides it. */
  selected?: string
  /**
   * Tab selected at first, when the component keeps the choice itself.
   * @default the first tab
   */
  initial?: string
  /** Another tab was chosen, by its id. */
  onSelectedChange?: (id: string) => void
}

/** Panels of which one shows, by the APG tabs pattern; arrows follow the reading direction. */
export function Tabs({ label, tabs, selected, initial, onSelectedChange, ...root }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(initial)
  const wanted = selected ?? own
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0]
  const list = useRef<HTMLDivElement>(null)
  const currentId = current?.id
  // A row that is longer than the page shows which one is chosen, however the page was come to.
  useLayoutEffect(() => {
    if (currentId !== undefined && list.current) showChosen(list.current)
  }, [currentId])
  if (!current) return null

  const select = (id: string) => {
    setOwn(id)
    onSelectedChange?.(id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = event.currentTarget
    const step = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    const at = tabs.indexOf(current)
    const to = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    select(tab.id)
    row.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div {...rootAttributes(root)} className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            className={css.tab}
            key={tab.id}
            id={`${base}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? `${base}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count ? <span className={css.count}>{tab.count}</span> : null}
          </button>
        ))}
      </div>
      <div
        className={css.panel}
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-tab-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the APG tabs pattern has the panel reachable
        tabIndex={0}
      >
        {current.content}
      </div>
    </div>
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

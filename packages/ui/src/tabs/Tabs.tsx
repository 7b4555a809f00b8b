import type { ReactNode } from 'react'
import { useValue } from '../field/useValue.ts'
import type { CommonProps } from '../private/commonProps.ts'
import { TabsList, TabsPanel, TabsRoot, TabsTab } from './TabsParts.tsx'

export interface Tab {
  /** Stable key; what `value` and `onValueChange` speak of. */
  id: string
  /** Translated name. */
  label: string
  /** Number of things that are there. */
  count?: number
  /** `critical` where they wait for the user, `neutral` where they are only counted. @default 'critical' */
  countTone?: 'critical' | 'neutral'
  /** What the tab shows; only the selected tab's is mounted. */
  content: ReactNode
}

export interface TabsProps extends CommonProps<HTMLDivElement> {
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

function DataTabs({ label, tabs, value, defaultValue, onValueChange, ...root }: TabsProps) {
  const [wanted, select] = useValue<string | undefined>(
    value,
    defaultValue,
    (id) => id !== undefined && onValueChange?.(id),
  )
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0]
  if (!current) return null
  return (
    <TabsRoot {...root} value={current.id} onValueChange={select}>
      <TabsList label={label}>
        {tabs.map((tab) => (
          <TabsTab key={tab.id} value={tab.id} count={tab.count} countTone={tab.countTone}>
            {tab.label}
          </TabsTab>
        ))}
      </TabsList>
      {/* A panel of its own for each: React would keep what is typed in one for the next that looks alike. */}
      <TabsPanel key={current.id} value={current.id}>
        {current.content}
      </TabsPanel>
    </TabsRoot>
  )
}

/**
 * Panels of which one shows, by the APG tabs pattern; arrows follow the reading direction. Of its parts an owner makes a
 * layout of its own: `Tabs.Root` with a `Tabs.List` of `Tabs.Tab`s, and a `Tabs.Panel` for each.
 */
export const Tabs = /* @__PURE__ */ Object.assign(DataTabs, {
  Root: TabsRoot,
  List: TabsList,
  Tab: TabsTab,
  Panel: TabsPanel,
})

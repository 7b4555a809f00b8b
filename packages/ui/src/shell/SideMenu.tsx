import { type ReactNode, useId } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import type { NavigationItem, NavigationSection } from './navigation.ts'
import * as css from './SideMenu.css.ts'
import { useShell } from './shell-state.ts'

export interface SideMenuProps extends CommonProps<HTMLElement> {
  /** Accessible name of this navigation, for example "Games". */
  label: string
  /** Runs of places, in order. */
  sections: readonly NavigationSection[]
  /** Below the places: language select, app codes, customer service. */
  extra?: ReactNode
}

/** The navigation of a site, with icons. For PageShell's menu slot. */
export function SideMenu({ label, sections, extra, ...root }: SideMenuProps) {
  const { compactMenu } = useShell()
  return (
    <nav
      {...commonProps(root)}
      className={css.menu}
      aria-label={label}
      data-compact={compactMenu || undefined}
    >
      {sections.map((section) => (
        <Section key={section.id} section={section} compact={compactMenu} />
      ))}
      {extra && !compactMenu && <div className={css.extra}>{extra}</div>}
    </nav>
  )
}

function Section({ section, compact }: { section: NavigationSection; compact: boolean }) {
  const titleId = useId()
  return (
    <div className={css.section}>
      {section.title && (
        <p className={css.title} id={titleId}>
          {section.title}
        </p>
      )}
      <ul className={css.items} aria-labelledby={section.title ? titleId : undefined}>
        {section.items.map((item) => (
          <Item key={item.id} item={item} compact={compact} />
        ))}
      </ul>
    </div>
  )
}

function Item({ item, compact }: { item: NavigationItem; compact: boolean }) {
  return (
    <li>
      <a
        className={css.item}
        href={item.href}
        aria-current={item.current ? 'page' : undefined}
        title={compact ? item.label : undefined}
      >
        {item.icon && <span className={css.icon}>{item.icon}</span>}
        <span className={css.label}>{item.label}</span>
        {item.count ? <span className={css.count}>{item.count}</span> : null}
      </a>
    </li>
  )
}

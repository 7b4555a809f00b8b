import { Heading, Stack } from '@baize/ui'
import { ChevronEndIcon } from '@baize/ui/icons'
import * as css from './Account.css.ts'
import type { AccountGroup } from './useAccountPages.tsx'

/** The pages of the account that belong together, each with what is done on it. */
export function AccountList({ title, pages }: AccountGroup) {
  if (pages.length === 0) return null
  return (
    <Stack space="xs">
      <Heading level={2} size="item">
        {title}
      </Heading>
      <ul className={css.list}>
        {pages.map(({ id, href, icon, label, summary, count }) => (
          <li key={id}>
            <a className={css.page} href={href}>
              <span className={css.icon}>{icon}</span>
              <span className={css.words}>
                <span className={css.label}>{label}</span>
                <span className={css.summary}>{summary}</span>
              </span>
              {count > 0 && <span className={css.count}>{count}</span>}
              <span className={css.onward}>
                <ChevronEndIcon size={18} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

import { Text } from '@baize/ui'
import * as css from '../ContrastPanel.css.ts'
import { type SettingChange, settingText } from './settingChanges.ts'

/** Settings before and after. */
export function SettingChanges({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <ul className={css.list}>
      {changes.map(({ path, before, after }) => (
        <li key={path} className={css.row}>
          <div className={css.words}>
            <Text as="span" size="sm" weight="medium">
              {path}
            </Text>
            <Text as="span" size="sm" tone="muted">
              <del>{settingText(before)}</del> <ins>{settingText(after)}</ins>
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

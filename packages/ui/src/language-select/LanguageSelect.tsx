import { localeEntry, useLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { LanguageIcon } from '../icons/icons.ts'
import { Menu } from '../menu/Menu.tsx'
import type { MenuAlignment } from '../menu/place.ts'
import * as css from './LanguageSelect.css.ts'

export interface LanguageSelectProps {
  /** Shows a globe alone, for tight headers. @default false */
  iconOnly?: boolean
  /** @default 'start' */
  align?: MenuAlignment
}

/** Switches the page among the site's languages. Each is named in itself, so that whoever needs it can read it. */
export function LanguageSelect({ iconOnly = false, align = 'start' }: LanguageSelectProps) {
  const { t } = useLingui()
  const { locale, active, switching, setLocale } = useLanguage()
  const current = localeEntry(locale).nativeName
  return (
    <Menu
      align={align}
      look={iconOnly ? 'plain' : 'outlined'}
      iconOnly={iconOnly}
      disabled={switching}
      label={t({ message: 'Language', context: 'Name of the list of languages' })}
      triggerLabel={t({
        message: `Language: ${current}`,
        context: 'Button that opens the list of languages',
      })}
      trigger={
        <>
          <LanguageIcon className={css.globe} data-busy={switching || undefined} />
          {!iconOnly && <span>{current}</span>}
        </>
      }
      groups={[
        {
          id: 'languages',
          items: active.map((tag) => ({
            id: tag,
            label: localeEntry(tag).nativeName,
            lang: tag,
            checked: tag === locale,
            onSelect: () => void setLocale(tag),
          })),
        },
      ]}
    />
  )
}

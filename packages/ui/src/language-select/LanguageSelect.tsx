import { type Locale, localeEntry, useFormat, useLanguage, useLanguageSwitch } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LanguageIcon } from '../icons/icons.ts'
import { DataMenu } from '../menu/DataMenu.tsx'
import type { MenuAlignment } from '../private/anchored.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './LanguageSelect.css.ts'

export interface LanguageSelectProps extends CommonProps<HTMLDivElement> {
  /** Shows a globe alone, for tight headers. @default false */
  iconOnly?: boolean
  /** @default 'start' */
  align?: MenuAlignment
}

/**
 * Switches the page among the site's languages. Each is named in itself, so that its speakers can read it, and says
 * how far it has come. A language that cannot be had is reported beside the button until that is clicked; the page
 * stays as it was.
 */
export function LanguageSelect({ iconOnly = false, align = 'start', ...root }: LanguageSelectProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { locale, active, stateOf, setLocale } = useLanguage()
  const { switching, failure } = useLanguageSwitch()
  const [dismissed, dismiss] = useState<unknown>()
  const [chosen, choose] = useState<Locale>()
  const current = localeEntry(locale).nativeName
  // Shown where it was chosen: a page may have several lists.
  const told = failure && failure !== dismissed && (!failure.before || failure.locale === chosen)
  const failed = told ? localeEntry(failure.locale).nativeName : undefined

  const noteOn = (tag: typeof locale) => {
    const { percent, draft } = stateOf(tag)
    if (percent < 100) {
      const share = format.percent(percent / 100)
      return t({
        message: `${share} translated`,
        context: 'beside a language: how much of the site it says; the rest is in English',
      })
    }
    return draft ? t({ message: 'Draft', context: 'beside a language: no reader has checked it' }) : undefined
  }
  const itemOf = (tag: typeof locale) => {
    const text = noteOn(tag)
    return {
      id: tag,
      label: localeEntry(tag).nativeName,
      lang: tag,
      note: text === undefined ? undefined : { text, lang: locale },
      checked: tag === locale,
      onSelect: () => {
        choose(tag)
        void setLocale(tag)
      },
    }
  }
  return (
    <div
      {...commonProps(root)}
      className={css.select}
      data-icon-only={iconOnly || undefined}
      onClickCapture={() => dismiss(failure)}
    >
      <DataMenu
        align={align}
        variant={iconOnly ? 'plain' : 'outline'}
        iconOnly={iconOnly}
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
        groups={[{ id: 'languages', items: active.map(itemOf) }]}
      />
      {failed !== undefined && (
        <div className={css.failure} data-over={iconOnly ? align : undefined} role="alert">
          {t({
            message: `${failed} could not be loaded. The page is still in ${current}.`,
            context: 'error: a language, and the language of the page',
          })}
        </div>
      )}
    </div>
  )
}

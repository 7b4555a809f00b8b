import { useLanguage } from '@baize/i18n'
import { latinDigits } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, Fragment, type KeyboardEvent, type Ref, useRef } from 'react'
import type { ControlAttributes } from '../field/FieldFrame.tsx'
import * as css from './DateField.css.ts'
import { type DayPart, readDay, readPasted, writtenOrder } from './days.ts'
import type { DayEntry } from './useDayEntry.ts'

interface DateSegmentsProps {
  entry: DayEntry
  /** The attributes of the first part. */
  control: Partial<ControlAttributes>
  invalid: boolean
  /** Name of the day where a field has two. */
  label?: string
  /** Today, from which an empty part counts. */
  today: () => string
  firstRef?: Ref<HTMLInputElement> | undefined
  /** What browsers fill in: `bday` for each part of a date of birth. */
  autoComplete?: 'bday' | undefined
}

const digitsOf: Readonly<Record<DayPart, number>> = { year: 4, month: 2, day: 2 }

/** A day in three parts, in the language's order. Arrows count; a full part moves the focus to the next. */
export function DateSegments({
  entry,
  control,
  invalid,
  label,
  today,
  firstRef,
  autoComplete,
}: DateSegmentsProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const group = useRef<HTMLSpanElement>(null)
  const { parts, rightToLeft } = writtenOrder(locale)
  const { written } = entry
  const names = {
    year: t({ message: 'Year', context: 'part of a date' }),
    month: t({ message: 'Month', context: 'part of a date' }),
    day: t({ message: 'Day', context: 'part of a date' }),
  }
  const examples = {
    year: t({ message: 'YYYY', comment: 'Stands where the four digits of a year are to be written' }),
    month: t({ message: 'MM', comment: 'Stands where the two digits of a month are to be written' }),
    day: t({ message: 'DD', comment: 'Stands where the two digits of a day are to be written' }),
  }

  function go(index: number) {
    const input = group.current?.querySelectorAll('input')[index]
    input?.focus()
    input?.select()
  }

  function type(part: DayPart, input: HTMLInputElement) {
    const text = input.value
    const digits = latinDigits(text).replace(/\D/g, '').slice(0, digitsOf[part])
    entry.write({ ...written, [part]: digits })
    // Autofill spreads over the parts by itself.
    if (document.activeElement !== input) return
    const full =
      digits.length === digitsOf[part] || (part !== 'year' && Number(digits) > (part === 'day' ? 3 : 1))
    if (full || (digits !== '' && /[/.\-\s年月]$/.test(text))) go(parts.indexOf(part) + 1)
  }

  function count(part: DayPart, by: number) {
    const now = readDay(today())
    const current = Number(written[part] || now?.[part])
    const started = written[part] === '' ? current : current + by
    const most = part === 'year' ? 9999 : part === 'month' ? 12 : daysIn(written.year, written.month)
    const wrapped = part === 'year' ? Math.min(Math.max(started, 1), most) : ((started - 1 + most) % most) + 1
    entry.write({ ...written, [part]: String(wrapped).padStart(digitsOf[part], '0') })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, part: DayPart) {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const at = parts.indexOf(part)
    const step = rightToLeft ? -1 : 1
    const edges = selectionStart === 0 && selectionEnd === value.length
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      const input = event.currentTarget
      count(part, event.key === 'ArrowUp' ? 1 : -1)
      // Counted, it stays selected as a whole: arrows then go on to its neighbours.
      queueMicrotask(() => input.select())
    } else if (event.key === 'Backspace' && value === '') {
      event.preventDefault()
      go(at - 1)
    } else if (event.key === 'ArrowRight' && (edges || selectionStart === value.length)) {
      event.preventDefault()
      go(at + step)
    } else if (event.key === 'ArrowLeft' && selectionStart === 0) {
      event.preventDefault()
      go(at - step)
    }
  }

  function onPaste(event: ClipboardEvent) {
    const read = readPasted(latinDigits(event.clipboardData.getData('text')), parts)
    if (!read) return
    event.preventDefault()
    entry.write(read)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one day of several in a fieldset of their own
    <span
      ref={group}
      role="group"
      aria-label={label}
      dir={rightToLeft ? 'rtl' : 'ltr'}
      className={css.segments}
      onPaste={onPaste}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) entry.leave()
      }}
    >
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <span aria-hidden="true" className={css.slash}>
              /
            </span>
          )}
          <input
            {...(index === 0 && control)}
            ref={index === 0 ? firstRef : undefined}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
            aria-label={names[part]}
            aria-invalid={invalid || undefined}
            disabled={control.disabled}
            placeholder={examples[part]}
            data-part={part}
            value={written[part]}
            className={css.segment}
            onChange={(event) => type(part, event.currentTarget)}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => onKeyDown(event, part)}
          />
        </Fragment>
      ))}
    </span>
  )
}

function daysIn(year: string, month: string): number {
  const first = readDay(`${year.padStart(4, '2')}-${month.padStart(2, '0')}-01`)
  return first ? first.calendar.getDaysInMonth(first) : 31
}

import { useState } from 'react'
import { type DayProblem, readWritten, type WrittenDay, writeDay, writtenText } from './days.ts'

/** What is written in the parts of a day, the day that it is, and what is wrong with it once it was left. */
export function useDayEntry(
  value: string | null,
  min: string | undefined,
  max: string | undefined,
  onDayChange: (day: string | null) => void,
  onWrittenChange?: (text: string | null) => void,
) {
  const [typed, setTyped] = useState<WrittenDay>()
  const [left, setLeft] = useState(false)
  const problem: DayProblem | undefined = typed && readWritten(typed, min, max).problem

  return {
    written: typed ?? writeDay(value),
    problem: left ? problem : undefined,
    write: (written: WrittenDay) => {
      setTyped(written)
      setLeft(false)
      const { day } = readWritten(written, min, max)
      if (day !== value) onDayChange(day)
      onWrittenChange?.(writtenText(written))
    },
    /** Left for good: what can be read is then written in full. */
    leave: () => {
      setLeft(true)
      if (!problem) setTyped(undefined)
    },
    /** Another day was chosen elsewhere. */
    reset: () => setTyped(undefined),
  }
}

export type DayEntry = ReturnType<typeof useDayEntry>

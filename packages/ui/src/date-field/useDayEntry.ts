import { useState } from 'react'
import { type DayProblem, readWritten, type WrittenDay, writeDay, writtenText } from './days.ts'

/** What is being written in the parts of a day, which need not be a day yet. */
export function useWrittenDay() {
  const [typed, setTyped] = useState<WrittenDay>()
  const [left, setLeft] = useState(false)
  /** Another day was chosen elsewhere. */
  const reset = () => setTyped(undefined)
  return { typed, setTyped, left, setLeft, reset }
}

/** What is written in the parts of a day, the day that it is, and what is wrong with it once it was left. */
export function useDayEntry(
  { typed, setTyped, left, setLeft }: ReturnType<typeof useWrittenDay>,
  value: string | null,
  min: string | undefined,
  max: string | undefined,
  onDayChange: (day: string | null) => void,
  onInputChange?: (text: string | null) => void,
) {
  const problem: DayProblem | undefined = typed && readWritten(typed, min, max).problem

  return {
    written: typed ?? writeDay(value),
    problem: left ? problem : undefined,
    write: (written: WrittenDay) => {
      setTyped(written)
      setLeft(false)
      const { day } = readWritten(written, min, max)
      if (day !== value) onDayChange(day)
      onInputChange?.(writtenText(written))
    },
    /** Left for good: what can be read is then written in full. */
    leave: () => {
      setLeft(true)
      if (!problem) setTyped(undefined)
    },
  }
}

export type DayEntry = ReturnType<typeof useDayEntry>

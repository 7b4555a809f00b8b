import { TextField } from '@baize/ui'
import { type ComponentType, useEffect, useState } from 'react'
import type { FieldViewProps } from './look.ts'
import { TextView } from './TextView.tsx'

const loadDayView = () => import('./DayView.tsx')
let DayView: ComponentType<FieldViewProps> | undefined

/**
 * A day. The house's field and its calendar weigh 9 kB: they come with the first form that asks for a day. Where they
 * do not come, the browser's own field is better than none.
 */
export function DateView(props: FieldViewProps) {
  const [View, setView] = useState(() => DayView)
  useEffect(() => {
    if (DayView) return
    loadDayView().then(
      (chunk) => {
        DayView = chunk.DayView
        setView(() => chunk.DayView)
      },
      () => setView(() => TextView),
    )
  }, [])
  return View ? <View {...props} /> : <TextField {...props.frame} disabled />
}

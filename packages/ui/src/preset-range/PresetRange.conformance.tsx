import { conforms } from '../conformance/conforms.ts'
import { PresetRange } from './PresetRange.tsx'

export default conforms({
  name: 'PresetRange',
  render: (root) => (
    <PresetRange
      {...root}
      label="Period"
      value={{ from: '2026-11-15', to: '2026-11-21' }}
      today="2026-11-21"
      onValueChange={() => {}}
    />
  ),
  root: 'fieldset',
})

import { conforms } from '../conformance/conforms.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export default conforms({
  name: 'SegmentedControl',
  render: (root) => (
    <SegmentedControl
      {...root}
      label="Period"
      segments={[
        { value: 'daily', label: 'Daily' },
        { value: 'weekly', label: 'Weekly' },
      ]}
    />
  ),
  root: 'div',
})

import { conforms } from '../conformance/conforms.ts'
import { Slider } from './Slider.tsx'

export default conforms({
  name: 'Slider',
  render: ({ ref: _ref, ...root }) => (
    <Slider
      {...root}
      label="Stakes"
      thumbs={[{ label: 'Least stake' }, { label: 'Greatest stake' }]}
      defaultValue={[20, 60]}
    />
  ),
  root: 'fieldset',
  excused: {
    ref: 'Its ref is given to the first thumb, which is what can take the focus.',
    markup:
      'Where a thumb stands is a style, which a server writes into the HTML; no first page shows a slider.',
  },
})

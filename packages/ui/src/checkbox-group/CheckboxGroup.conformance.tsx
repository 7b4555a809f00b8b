import { conforms } from '../conformance/conforms.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

export default conforms({
  name: 'CheckboxGroup',
  render: ({ ref: _ref, ...root }) => (
    <CheckboxGroup
      {...root}
      label="Tell me about"
      allLabel="Everything"
      defaultValue={['bonus']}
      options={[
        { value: 'bonus', label: 'Bonuses' },
        { value: 'draws', label: 'Draws' },
      ]}
    />
  ),
  root: 'fieldset',
  excused: { ref: 'It is a group of controls, none of which stands for the others.' },
})

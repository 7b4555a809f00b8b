/** The switches of the sandbox panel. */
const said = document.getElementById('said')

async function send(path, body, done) {
  said.dataset.tone = 'plain'
  said.textContent = 'Working…'
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!answer.success) throw new Error(answer.message ?? answer.code)
    said.dataset.tone = 'good'
    said.textContent = typeof done === 'function' ? done(answer.value) : done
    return true
  } catch (error) {
    said.dataset.tone = 'bad'
    said.textContent = `This did not work: ${error.message}`
    return false
  }
}

document.getElementById('status').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  const status = Number(form.get('status'))
  const minutes = Number(form.get('minutes'))
  const body = { status, message: form.get('message'), ...(minutes > 0 ? { minutes } : {}) }
  const names = [
    'The platform is open.',
    'The maintenance page is shown.',
    'The region-blocked page is shown.',
  ]
  void send('/sandbox/status', body, names[status])
})

document.getElementById('announce').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  const texts = ['en', 'km', 'zh-Hans', 'ar'].map((tag) => [tag, form.get(tag).trim()])
  const times = ['after', 'lasts'].map((name) => [name, Number(form.get(name)) * 60])
  const type = form.get('type')
  const body = {
    type,
    title: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    ...(type === 'PU' ? { executions: ['A', 'B'] } : {}),
    ...Object.fromEntries(times.filter(([, seconds]) => seconds > 0)),
  }
  void send('/sandbox/announce', body, ({ startsAt }) =>
    body.after ? `It is announced at ${startsAt.replace('T', ' ').slice(0, 19)} UTC.` : 'It is announced.',
  )
})

for (const box of document.querySelectorAll('input[data-vendor]')) {
  box.addEventListener('change', async () => {
    const { vendor, field } = box.dataset
    const done = `${box.getAttribute('aria-label')}: ${box.checked ? 'yes' : 'no'}.`
    const worked = await send('/sandbox/vendor', { vassalage: vendor, [field]: box.checked }, done)
    if (!worked) box.checked = !box.checked
  })
}

for (const button of document.querySelectorAll('button[data-travel]')) {
  button.addEventListener('click', () => {
    void send('/sandbox/travel', JSON.parse(button.dataset.travel), ({ now }) => {
      const shown = `${now.replace('T', ' ').slice(0, 19)} UTC`
      document.getElementById('time').textContent = shown
      return `It is now ${shown}.`
    })
  })
}

for (const button of document.querySelectorAll('button[data-held]')) {
  button.addEventListener('click', async () => {
    const { held, decision } = button.dataset
    const done = decision === 'pay' ? 'The win is paid.' : 'The bet is taken back.'
    if (await send('/sandbox/held-win', { betId: held, decision }, done)) button.closest('tr').remove()
  })
}

/** Furrows that run to the horizon: lines from the vanishing point to the lower edge. */
export function Field() {
  return (
    <svg className="field" viewBox="0 0 1440 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle className="sun" cx="640" cy="104" r="58" />
      <path className="hill-far" d="M0 120C220 60 420 50 660 92s520 60 780-20v168H0Z" />
      <path className="hill-near" d="M0 150c260-46 520-40 760-16s460 22 680-22v128H0Z" />
      <path className="furrows" d={furrows(720, 128)} />
      <path className="soil" d="M0 206c300-20 480-8 720-4s460-10 720-4v42H0Z" />
    </svg>
  )
}

function furrows(x: number, y: number) {
  return Array.from({ length: 23 }, (_, at) => `M${x + (at - 11) * 9} ${y}L${x + (at - 11) * 150} 240`).join('')
}

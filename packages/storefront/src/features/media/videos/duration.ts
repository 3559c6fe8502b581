const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a player writes them: `0:07`, `12:40`, `1:02:03`. */
export const duration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

export { HouseSettingsScreen } from "./house-settings-screen.tsx";
